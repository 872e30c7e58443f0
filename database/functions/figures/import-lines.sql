-- How the lines of a draft stand beside what stands already: new, restated or the same as before. A line of a
-- day that stands in another cut takes the place of what stands there, so it is restated. p_sources, p_days:
-- those that it tells of (app.import_days).
create or replace function app.import_lines(
  p_org_id uuid,
  p_client_id uuid,
  p_import_id uuid,
  p_sources text[],
  p_days date[]
)
returns table (place smallint, line integer, stands text)
language plpgsql stable set search_path = ''
-- As in app.standing_figures.
set enable_nestloop = off
set enable_mergejoin = off
set enable_sort = off
set jit = off
set work_mem = '48MB'
as $$
begin
  return query
    with stood as materialized (
      select f.source, f.day, f.measure, f.cut, f.key, sum(f.value) as value
      from app.standing_figures(p_org_id, p_client_id, p_sources, p_days, null, p_import_id) f
      group by 1, 2, 3, 4, 5
    ),
    -- One cut of each source, day and measure stands.
    slots as materialized (
      select distinct s.source, s.day, s.measure, s.cut
      from stood s
    ),
    told as not materialized (
      select f.place, f.line, f.source, f.day, f.measure, f.cut, f.key, f.value
      from public.figures f
      where f.org_id = p_org_id
        and f.import_id = p_import_id
    ),
    -- What is told again, and whether it is the same: most is new, so only this is added up. Lines of a file
    -- that share a key are one figure.
    again as (
      select t.place, t.source, t.day, t.measure, t.key, sum(t.value) = min(s.value) as is_same
      from told t
      join stood s using (source, day, measure, key)
      group by 1, 2, 3, 4, 5
    )
    select
      t.place,
      t.line,
      case
        when bool_or(o.cut <> t.cut) then 'restated'
        when bool_and(a.is_same is null) then 'new'
        when bool_and(coalesce(a.is_same, false)) then 'same'
        else 'restated'
      end
    from told t
    left join slots o using (source, day, measure)
    left join again a using (place, source, day, measure, key)
    group by 1, 2;
end $$;
