-- Takes a file out of a draft.
create or replace function app.drop_import_file(p_import_id uuid, p_place integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  if v_import.state <> 'draft' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  delete from public.figures f
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and f.place = p_place;
  delete from public.figure_files f
  where f.org_id = v_import.org_id
    and f.import_id = p_import_id
    and f.place = p_place;
end $$;
grant execute on function app.drop_import_file to app_user;
