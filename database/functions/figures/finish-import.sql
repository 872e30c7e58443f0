-- Makes a draft count: all of it, or, where anything fails, none. CONFLICT where it is no draft any more,
-- UNPROCESSABLE where it holds no figure, or half a file.
create or replace function app.finish_import(p_import_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
  v_sources text[];
  v_days date[];
  v_counts jsonb;
begin
  if v_import.state <> 'draft' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  select d.sources, d.days into v_sources, v_days
  from app.import_days(v_import.org_id, p_import_id) d;
  if v_days is null or exists (
    select 1
    from public.figure_files f
    where f.org_id = v_import.org_id
      and f.import_id = p_import_id
      and f.state = 'reading'
  )
  then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  select jsonb_build_object(
    'new', count(*) filter (where l.stands = 'new'),
    'restated', count(*) filter (where l.stands = 'restated'),
    'same', count(*) filter (where l.stands = 'same')
  ) into v_counts
  from app.import_lines(v_import.org_id, v_import.client_id, p_import_id, v_sources, v_days) l;
  update public.figure_imports i
  set state = 'done',
    turn = nextval('app.figure_import_order'),
    done_at = now(),
    sources = v_sources,
    counts = v_counts
  where i.org_id = v_import.org_id
    and i.id = p_import_id;
  perform app.settle_figures(v_import.org_id, v_import.client_id, v_sources, v_days);
  perform app.tell_figures(v_import.org_id, v_import.client_id, v_import.via);
  return v_counts;
end $$;
grant execute on function app.finish_import to app_user;
