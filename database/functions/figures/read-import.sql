-- One import with its files; NOT_FOUND.
create or replace function app.read_import(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_import public.figure_imports;
begin
  select * into v_import
  from public.figure_imports i
  where i.org_id = app.org_id()
    and i.id = p_id;
  if v_import.id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return app.import_json(v_import, true);
end $$;
grant execute on function app.read_import to app_user;
