-- How the lines of a draft stand beside what stands already: new, restated or the same as before.
create or replace function app.import_lines(p_org_id uuid, p_import_id uuid)
returns table (place smallint, line integer, stands text)
language plpgsql stable set search_path = ''
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
  -- Sorted and not joined: nobody has counted the rows of a draft yet, and a join would be planned for one.
  return query
    with told as (
      select f.place, f.line, f.source, f.day, f.measure, f.key, f.value, null::numeric as stood
      from public.figures f
      where f.org_id = p_org_id
        and f.import_id = p_import_id
      union all
      select null, null, f.source, f.day, f.measure, f.key, null, f.value
      from app.standing_figures(p_org_id, v_client_id, v_sources, v_days, null, p_import_id) f
    ),
    beside as (
      select
        t.place,
        t.line,
        sum(t.value) over (partition by t.source, t.day, t.measure, t.key, t.place) as value,
        sum(t.stood) over (partition by t.source, t.day, t.measure, t.key) as stood
      from told t
    )
    select
      b.place,
      b.line,
      case
        when bool_and(b.stood is null) then 'new'
        when bool_and(b.stood is not null and b.value = b.stood) then 'same'
        else 'restated'
      end
    from beside b
    where b.line is not null
    group by b.place, b.line;
end $$;
