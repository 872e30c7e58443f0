-- How many facts stand in the model of the organization (p_client_id null) or of one client.
create or replace function app.standing_facts(p_client_id uuid) returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*)
    from public.company_facts f
    where f.org_id = app.org_id()
      and f.client_id is not distinct from p_client_id
      and f.status not in ('removed', 'superseded')
  );
end $$;
grant execute on function app.standing_facts to app_user;
