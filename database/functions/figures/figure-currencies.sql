-- Currencies of what stands of a client (null: of the organization's own).
create or replace function app.figure_currencies(p_client_id uuid) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(distinct t.currency), '{}')
    from public.figure_totals t
    where t.org_id = app.org_id()
      and t.client_id is not distinct from p_client_id
      and t.span = 'month'
      and t.currency is not null
  );
end $$;
grant execute on function app.figure_currencies to app_user;
