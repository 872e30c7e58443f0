-- Puts an import that was taken back in again, in its former turn. CONFLICT where it is in.
create or replace function app.redo_import(p_import_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
  v_sources text[];
  v_days date[];
begin
  if v_import.state <> 'undone' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  select d.sources, d.days into v_sources, v_days
  from app.import_days(v_import.org_id, p_import_id) d;
  update public.figure_imports i
  set state = 'done',
    undone_at = null,
    undone_by = null
  where i.org_id = v_import.org_id
    and i.id = p_import_id;
  perform app.settle_figures(v_import.org_id, v_import.client_id, v_sources, v_days);
  perform app.tell_figures(v_import.org_id, v_import.client_id, v_import.via);
end $$;
grant execute on function app.redo_import to app_user;
