-- Adds many clients in one go: all of them or none. Rows as app.add_client takes them, already checked.
create or replace function app.import_clients(p_rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  fields jsonb;
begin
  perform app.require_ability('clients.manage');
  for fields in select value from jsonb_array_elements(p_rows) loop
    perform app.add_client(fields);
  end loop;
  return jsonb_array_length(p_rows);
end $$;
grant execute on function app.import_clients to app_user;
