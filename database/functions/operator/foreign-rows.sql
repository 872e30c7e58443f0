-- How many rows of a tenant table the person of this transaction sees that are another organization's.
create or replace function app.foreign_rows(p_table text) returns table (rows integer)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    'select count(*)::integer from public.%I t where t.org_id <> $1',
    p_table
  ) using app.org_id();
end $$;
grant execute on function app.foreign_rows to app_user;
