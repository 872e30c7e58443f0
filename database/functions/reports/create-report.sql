create or replace function app.create_report(
  p_client_id uuid,
  p_type text,
  p_title text,
  p_rule text,
  p_from date,
  p_to date,
  p_sections text[],
  p_brand text
)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  perform app.require_may_for('outputs.manage', p_client_id);
  insert into public.reports (
    org_id,
    id,
    client_id,
    report_type,
    title,
    period_rule,
    period_from,
    period_to,
    sections,
    brand,
    created_by
  )
  values (
    app.org_id(),
    new_id,
    p_client_id,
    p_type,
    p_title,
    p_rule,
    p_from,
    p_to,
    p_sections,
    p_brand,
    app.user_id()
  );
  return new_id;
end $$;
grant execute on function app.create_report to app_user;
