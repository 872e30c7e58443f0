-- May the person do this in their organization (p_client_id null) or for this client of it?
create or replace function app.may(p_ability text, p_client_id uuid default null) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select exists (
      select 1
      from public.role_assignments r
      join app.permissions p on p.role_name = r.role_name and p.ability = p_ability
      where r.org_id = app.org_id()
        and r.user_id = app.user_id()
        and (r.client_id is null or (not p.organization_wide and r.client_id = p_client_id))
    )
  );
end $$;
grant execute on function app.may to app_user;
