-- Everything the person may do in their organization, for /api/v1/me; an operator of the platform besides,
-- whatever the organization.
create or replace function app.abilities() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct p.ability order by p.ability), '{}')
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name
    where r.org_id = app.org_id()
      and r.user_id = app.user_id()
      and (r.client_id is null or not p.organization_wide)
  )
    || case when app.is_operator() then array['platform.operate'] else '{}' end;
end $$;
grant execute on function app.abilities to app_user;
