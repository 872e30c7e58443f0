-- How many rows of a tenant table the person of this transaction sees that are of other clients than these;
-- with p_and_of_none also those of no client.
create or replace function app.foreign_client_rows(
  p_table text,
  p_client_ids uuid[],
  p_and_of_none boolean
)
returns table (rows integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    'select count(*)::integer from public.%I t where t.org_id = $1 and coalesce(t.client_id <> all ($2), $3)',
    p_table
  ) using app.org_id(),
  p_client_ids,
  p_and_of_none;
end $$;
grant execute on function app.foreign_client_rows to app_user;
