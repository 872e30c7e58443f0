-- The dry run: what a draft would write. lines: by file; changes: days that will read otherwise, where
-- figures stand already, the largest first; new_days: figures of days on which the source told nothing.
create or replace function app.preview_import(p_import_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
  v_sources text[];
  v_days date[];
  v_lines jsonb;
  v_changes jsonb;
  v_changed integer;
  v_span jsonb;
begin
  select d.sources, d.days into v_sources, v_days
  from app.import_days(v_import.org_id, p_import_id) d;
  select coalesce(jsonb_agg(to_jsonb(c) order by c.place), '[]') into v_lines
  from (
    select
      l.place,
      count(*) filter (where l.stands = 'new') as new,
      count(*) filter (where l.stands = 'restated') as restated,
      count(*) filter (where l.stands = 'same') as same
    from app.import_lines(v_import.org_id, v_import.client_id, p_import_id, v_sources, v_days) l
    group by l.place
  ) c;
  with changes as (
    select *
    from app.import_changes(v_import.org_id, v_import.client_id, p_import_id, v_sources, v_days)
  ),
  listed as (
    select *
    from changes c
    order by (c.stands is null), c.day desc, c.source, c.measure
    limit 200
  )
  select
    (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from listed l),
    (select count(*) from changes)
    into v_changes, v_changed;
  select jsonb_build_object('from', min(d), 'to', max(d)) into v_span
  from unnest(v_days) d;
  return jsonb_build_object(
    'lines', v_lines,
    'changes', v_changes,
    'changed', v_changed,
    'span', v_span
  );
end $$;
grant execute on function app.preview_import to app_user;
