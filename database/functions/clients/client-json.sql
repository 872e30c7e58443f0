-- One client as it travels; raises NOT_FOUND.
create or replace function app.client_json(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found jsonb;
begin
  select to_jsonb(r) into found from app.client_rows(p_id) r;
  if found is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return found;
end $$;
grant execute on function app.client_json to app_user;
