-- One deliverable as a list shows it; raises NOT_FOUND.
create or replace function app.output_row(p_id uuid) returns setof app.output_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select o.*
    from app.output_rows o
    where o.org_id = app.org_id()
      and o.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.output_row to app_user;
