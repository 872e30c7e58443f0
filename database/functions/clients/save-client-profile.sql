-- The business profile of a client, as its agents know it.
create or replace function app.save_client_profile(p_id uuid, p_profile jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_may_for('insights.manage', p_id);
  insert into public.business_contexts (
    org_id,
    client_id,
    company_name,
    industry,
    company_size,
    description,
    updated_by
  )
  values (
    app.org_id(),
    p_id,
    p_profile ->> 'companyName',
    p_profile ->> 'industry',
    p_profile ->> 'companySize',
    coalesce(p_profile ->> 'description', ''),
    app.user_id()
  )
  on conflict (org_id, client_id) do update
  set
    company_name = excluded.company_name,
    industry = excluded.industry,
    company_size = excluded.company_size,
    description = excluded.description,
    updated_by = excluded.updated_by,
    updated_at = now();
  return (select to_jsonb(b) from app.business_profile(p_id) b);
end $$;
grant execute on function app.save_client_profile to app_user;
