-- Currencies of what stands of a client (null: of the organization's own).
create or replace function app.figure_currencies(p_client_id uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct c), '{}')
    from public.figure_totals t
    cross join lateral unnest(t.currencies) c
    where t.org_id = app.org_id()
      and t.client_id is not distinct from p_client_id
      and t.span = 'month'
      and c is not null
  );
end $$;
grant execute on function app.figure_currencies to app_user;
