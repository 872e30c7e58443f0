-- Throws a draft away. CONFLICT where it is in already: that is undone, not thrown away.
create or replace function app.discard_import(p_import_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  if v_import.state <> 'draft' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  delete from public.figure_imports i
  where i.org_id = v_import.org_id
    and i.id = p_import_id;
end $$;
grant execute on function app.discard_import to app_user;
