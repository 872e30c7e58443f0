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
as $$
begin
  return query
    with told as (
      select
        f as figure,
        f.cut,
        first_value(f.cut) over latest as cut_that_stands,
        rank() over key as place_of_key
      from public.figures f
      join public.figure_imports i on i.org_id = f.org_id and i.id = f.import_id
      where f.org_id = p_org_id
        and f.client_id is not distinct from p_client_id
        and f.source = any (p_sources)
        and f.day = any (p_days)
        and f.day between (select min(d) from unnest(p_days) d) and (select max(d) from unnest(p_days) d)
        and (i.state = 'done' or i.id = p_also)
        and i.id is distinct from p_without
      window
        latest as (
          partition by f.source, f.day, f.measure
          order by coalesce(i.turn, 9223372036854775807) desc, app.cut_rank(f.cut)
        ),
        key as (
          partition by f.source, f.day, f.measure, f.key
          order by coalesce(i.turn, 9223372036854775807) desc, f.place desc
        )
    )
    select (t.figure).*
    from told t
    where t.cut = t.cut_that_stands
      and t.place_of_key = 1;
end $$;
