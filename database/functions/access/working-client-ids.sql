-- The clients for which the person's limited roles are working roles.
create or replace function app.working_client_ids() returns uuid[]
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return coalesce(nullif(current_setting('app.working_client_ids', true), ''), '{}')::uuid[];
end $$;
grant execute on function app.working_client_ids to app_user;
