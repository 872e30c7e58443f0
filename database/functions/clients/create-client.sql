-- Adds a client; answers it as it travels.
create or replace function app.create_client(p_fields jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.client_json(app.add_client(p_fields));
end $$;
