-- Metrics of the organization's own.
create or replace function app.list_custom_metrics()
returns table (
  id text,
  name text,
  formula text,
  good text,
  note text,
  created_by_name text,
  updated_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select m.id, m.name, m.formula, m.good, m.note, u.full_name, m.updated_at
    from public.custom_metrics m
    left join public.users u on u.org_id = m.org_id and u.id = m.created_by
    where m.org_id = app.org_id()
    order by m.name;
end $$;
grant execute on function app.list_custom_metrics to app_user;
