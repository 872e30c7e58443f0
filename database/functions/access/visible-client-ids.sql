-- The clients that the person's limited roles name. Somebody who sees the organization needs none.
create or replace function app.visible_client_ids() returns uuid[]
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return coalesce(nullif(current_setting('app.client_ids', true), ''), '{}')::uuid[];
end $$;
grant execute on function app.visible_client_ids to app_user;
