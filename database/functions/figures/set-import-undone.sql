-- Takes an import back as a whole, so that the figures before it stand again, also where later imports lie
-- above; or, where p_undone is false, puts it in again in its former turn. CONFLICT where it is a draft, or
-- stands so already.
create or replace function app.set_import_undone(p_import_id uuid, p_undone boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
  v_now text := case when p_undone then 'done' else 'undone' end;
  v_then text := case when p_undone then 'undone' else 'done' end;
  v_sources text[];
  v_days date[];
begin
  if v_import.state <> v_now then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  select d.sources, d.days into v_sources, v_days
  from app.import_days(v_import.org_id, p_import_id) d;
  update public.figure_imports i
  set state = v_then,
    undone_at = case when p_undone then now() end,
    undone_by = case when p_undone then app.user_id() end
  where i.org_id = v_import.org_id
    and i.id = p_import_id;
  perform app.settle_figures(v_import.org_id, v_import.client_id, v_sources, v_days);
  perform app.tell_figures(v_import.org_id, v_import.client_id, v_import.via);
end $$;
grant execute on function app.set_import_undone to app_user;
