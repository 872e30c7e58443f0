-- Sets the claims of one person for this transaction. Called only by the functions that enter.
-- Two reaches: what any role lets one see (campaigns, the client's name), and what only a working role does
-- (sessions, outputs, insights).
create or replace function app.assume(p_user_id uuid, p_org_id uuid, p_session_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reach record;
begin
  select
    coalesce(bool_or(r.client_id is null), false) as wide,
    coalesce(array_agg(r.client_id) filter (where r.client_id is not null), '{}') as clients,
    coalesce(bool_or(r.client_id is null and p.role_name is not null), false) as works_wide,
    coalesce(
      array_agg(r.client_id) filter (where r.client_id is not null and p.role_name is not null),
      '{}'
    ) as works_for
  into reach
  from public.role_assignments r
  left join app.permissions p on p.role_name = r.role_name and p.ability = 'work.view'
  where r.org_id = p_org_id
    and r.user_id = p_user_id;
  perform
    set_config('app.user_id', p_user_id::text, true),
    set_config('app.org_id', coalesce(p_org_id::text, ''), true),
    set_config('app.session_id', coalesce(p_session_id::text, ''), true),
    set_config('app.sees_organization', case when reach.wide then 'on' else '' end, true),
    set_config('app.client_ids', reach.clients::text, true),
    set_config('app.works_in_organization', case when reach.works_wide then 'on' else '' end, true),
    set_config('app.working_client_ids', reach.works_for::text, true);
end $$;
