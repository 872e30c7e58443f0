-- How many could answer for a client (null: who look on at a small business).
create or replace function app.answering_people(p_client_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return (
    select count(distinct r.user_id)::integer
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name and p.ability = 'portal.answer'
    where r.org_id = app.org_id()
      and (r.client_id is null or r.client_id = p_client_id)
  );
end $$;
grant execute on function app.answering_people to app_user;
