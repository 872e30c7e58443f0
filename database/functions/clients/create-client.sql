-- Adds a client; answers it as it travels.
create or replace function app.create_client(p_fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- A statement of its own: what reads it must begin after it was written.
  new_id uuid := app.add_client(p_fields);
begin
  return app.client_json(new_id);
end $$;
grant execute on function app.create_client to app_user;
