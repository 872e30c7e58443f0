-- Guards what everybody who works here may read, for the organization or for some of its clients.
create or replace function app.require_work() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not app.works_in_organization() and app.working_client_ids() = '{}' then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
grant execute on function app.require_work to app_user;
