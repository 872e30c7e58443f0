-- Takes an import back as a whole: the figures before it stand again, also where later imports lie above.
-- CONFLICT where it is not in.
create or replace function app.undo_import(p_import_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
  v_sources text[];
  v_days date[];
begin
  if v_import.state <> 'done' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  select d.sources, d.days into v_sources, v_days
  from app.import_days(v_import.org_id, p_import_id) d;
  update public.figure_imports i
  set state = 'undone',
    undone_at = now(),
    undone_by = app.user_id()
  where i.org_id = v_import.org_id
    and i.id = p_import_id;
  perform app.settle_figures(v_import.org_id, v_import.client_id, v_sources, v_days);
  perform app.tell_figures(v_import.org_id, v_import.client_id, v_import.via);
end $$;
grant execute on function app.undo_import to app_user;
