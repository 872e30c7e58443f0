-- True when the person has a role that is not limited to one client.
create or replace function app.sees_organization() returns boolean
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return coalesce(current_setting('app.sees_organization', true) = 'on', false);
end $$;
grant execute on function app.sees_organization to app_user;
