-- The figures that stand for a company, some sources and a time. For each source, day and measure one cut
-- stands, that of the latest import; within it, for each key, what the latest import says. p_also: a draft as
-- if it were the latest; p_without: an import as if it were not there. Internal: reads above the policies.
create or replace function app.standing_figures(
  p_org_id uuid,
  p_client_id uuid,
  p_sources text[],
  p_days date[],
  p_also uuid default null,
  p_without uuid default null
)
returns setof public.figures
language plpgsql stable set search_path = ''
-- Nobody has counted what an import just brought, so plans are made for one row: hashing is right for one
-- and for a million. Not compiled, for what is switched off has a price that looks like much work. With
-- memory, for what finds no room in it is written to the disk and read again. Planned for these days and
-- this client each time, or the index of days is not found.
set plan_cache_mode = force_custom_plan
set enable_nestloop = off
set enable_mergejoin = off
set enable_sort = off
set jit = off
set work_mem = '48MB'
as $$
declare
  v_from date;
  v_to date;
  v_silent uuid[];
begin
  select min(d), max(d) into v_from, v_to
  from unnest(p_days) d;
  -- Imports that do not count: there are few, and their figures are left out by no index.
  select coalesce(array_agg(i.id), '{}') into v_silent
  from public.figure_imports i
  where i.org_id = p_org_id
    and i.client_id is not distinct from p_client_id
    and (
      (i.state <> 'done' and i.id is distinct from p_also)
      or i.id is not distinct from p_without
    );
  return query
    with told as not materialized (
      select f.*
      from public.figures f
      where f.org_id = p_org_id
        -- Said in two ways, either of which finds the index.
        and (f.client_id = p_client_id or (f.client_id is null and p_client_id is null))
        and f.source = any (p_sources)
        and f.day between v_from and v_to
        -- Counted on, so that no index is gone through once for each day.
        and f.day + 0 = any (p_days)
        and f.import_id <> all (v_silent)
    ),
    -- Who tells what, and in which cut: few, where figures are many.
    voices as materialized (
      select t.source, t.day, t.measure, t.cut, t.import_id, t.place
      from told t
      group by 1, 2, 3, 4, 5, 6
    ),
    ordered as (
      select
        v.*,
        coalesce(i.turn, 9223372036854775807) as turn,
        first_value(v.cut) over (
          partition by v.source, v.day, v.measure
          order by coalesce(i.turn, 9223372036854775807) desc, app.cut_rank(v.cut), v.cut
        ) as cut_that_stands
      from voices v
      join public.figure_imports i on i.org_id = p_org_id and i.id = v.import_id
    ),
    standing as materialized (
      select
        o.*,
        dense_rank() over (order by o.source, o.day, o.measure) as slot,
        row_number() over slot as turn_in_slot,
        count(*) over (partition by o.source, o.day, o.measure) as voices
      from ordered o
      where o.cut = o.cut_that_stands
      window slot as (
        partition by o.source, o.day, o.measure
        order by o.turn desc, o.place desc
      )
    )
    -- Where one alone speaks, all of it stands.
    select t.*
    from told t
    join standing s using (import_id, place, source, day, measure, cut)
    where s.voices = 1
    union all
    select
      c.org_id,
      c.client_id,
      c.import_id,
      c.place,
      c.line,
      c.day,
      c.hour,
      c.source,
      c.channel,
      c.cut,
      c.entity,
      c.campaign,
      c.slice,
      c.measure,
      c.value,
      c.currency,
      c.attribution,
      c.key
    from (
      select
        t.*,
        s.turn_in_slot,
        min(s.turn_in_slot) over (partition by s.slot, t.key) as latest
      from told t
      join standing s using (import_id, place, source, day, measure, cut)
      where s.voices > 1
    ) c
    where c.turn_in_slot = c.latest;
end $$;
