-- Keeps a new state of brand guidelines. CONFLICT where `p_after`, the version that was changed (0: none), is
-- not the newest any more.
create or replace function app.save_brand_guidelines(
  p_client_id uuid,
  p_content jsonb,
  p_after integer
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  newest integer;
begin
  perform app.require_may_for('insights.manage', p_client_id);
  -- Two people who save at once stand in line.
  perform 1
  from public.organizations o
  where o.id = app.org_id()
  for update;
  select coalesce(max(b.version), 0) into newest
  from public.brand_guidelines b
  where b.org_id = app.org_id()
    and b.client_id is not distinct from p_client_id;
  if newest <> p_after then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  insert into public.brand_guidelines (org_id, client_id, version, content, saved_by)
  values (app.org_id(), p_client_id, newest + 1, p_content, app.user_id());
  return app.read_brand_guidelines(p_client_id);
end $$;
grant execute on function app.save_brand_guidelines to app_user;
