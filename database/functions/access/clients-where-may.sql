-- The clients for which one of the person's limited roles allows it.
create or replace function app.clients_where_may(p_ability text) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(r.client_id), '{}')
    from public.role_assignments r
    join app.permissions p
      on p.role_name = r.role_name
        and p.ability = p_ability
        and not p.organization_wide
    where r.org_id = app.org_id()
      and r.user_id = app.user_id()
      and r.client_id is not null
  );
end $$;
grant execute on function app.clients_where_may to app_user;
