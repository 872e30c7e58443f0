-- How the lines of a draft stand beside what stands already: new, restated or the same as before.
create or replace function app.import_lines(p_org_id uuid, p_import_id uuid)
returns table (place smallint, line integer, stands text)
language plpgsql stable set search_path = ''
-- As in app.standing_figures.
set enable_nestloop = off
set enable_mergejoin = off
set enable_sort = off
set jit = off
set work_mem = '48MB'
as $$
declare
  v_sources text[];
  v_days date[];
  v_client_id uuid;
begin
  select d.sources, d.days into v_sources, v_days
  from app.import_days(p_org_id, p_import_id) d;
  select i.client_id into v_client_id
  from public.figure_imports i
  where i.org_id = p_org_id
    and i.id = p_import_id;
  if not exists (
    select 1
    from public.figure_imports i
    where i.org_id = p_org_id
      and i.client_id is not distinct from v_client_id
      and i.state = 'done'
      and i.sources && v_sources
  )
  then
    -- Nobody told of these sources before: there is nothing to lay beside.
    return query
      select distinct f.place, f.line, 'new'
      from public.figures f
      where f.org_id = p_org_id
        and f.import_id = p_import_id;
    return;
  end if;
  return query
    with stood as (
      select f.source, f.day, f.measure, f.key, sum(f.value) as value
      from app.standing_figures(p_org_id, v_client_id, v_sources, v_days, null, p_import_id) f
      group by 1, 2, 3, 4
    ),
    -- Lines of a file that share a key are one figure.
    said as (
      select
        f.place,
        f.source,
        f.day,
        f.measure,
        f.key,
        sum(f.value) as value,
        array_agg(f.line) as lines
      from public.figures f
      where f.org_id = p_org_id
        and f.import_id = p_import_id
      group by 1, 2, 3, 4, 5
    )
    select
      a.place,
      l.line,
      case
        when bool_and(b.value is null) then 'new'
        when bool_and(b.value is not null and a.value = b.value) then 'same'
        else 'restated'
      end
    from said a
    left join stood b using (source, day, measure, key)
    cross join lateral unnest(a.lines) as l (line)
    group by 1, 2;
end $$;
