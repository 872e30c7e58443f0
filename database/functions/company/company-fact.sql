-- One fact, as it travels; what was removed is not there.
create or replace function app.company_fact(p_id uuid) returns setof app.company_fact_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select f.*
    from app.company_fact_rows f
    where f.org_id = app.org_id()
      and f.id = p_id
      and f.status <> 'removed';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.company_fact to app_user;
