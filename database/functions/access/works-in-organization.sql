-- True when the person has a working role (ability work.view) that is not limited to one client.
create or replace function app.works_in_organization() returns boolean
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return coalesce(current_setting('app.works_in_organization', true) = 'on', false);
end $$;
grant execute on function app.works_in_organization to app_user;
