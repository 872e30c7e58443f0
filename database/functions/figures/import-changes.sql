-- Days, sources and measures that will read otherwise once a draft is in: the largest changes first.
create or replace function app.import_changes(
  p_org_id uuid,
  p_client_id uuid,
  p_import_id uuid,
  p_sources text[],
  p_days date[]
)
returns table (day date, source text, measure text, currency text, stands float8, will_stand float8)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    with before as (
      select f.day, f.source, f.measure, f.currency, sum(f.value) as value
      from app.standing_figures(p_org_id, p_client_id, p_sources, p_days, null, p_import_id) f
      group by 1, 2, 3, 4
    ),
    after as (
      select f.day, f.source, f.measure, f.currency, sum(f.value) as value
      from app.standing_figures(p_org_id, p_client_id, p_sources, p_days, p_import_id) f
      group by 1, 2, 3, 4
    )
    select
      coalesce(a.day, b.day),
      coalesce(a.source, b.source),
      coalesce(a.measure, b.measure),
      coalesce(a.currency, b.currency),
      b.value::float8,
      a.value::float8
    from after a
    full join before b
      on b.day = a.day
      and b.source = a.source
      and b.measure = a.measure
      and b.currency is not distinct from a.currency
    where a.value is distinct from b.value;
end $$;
