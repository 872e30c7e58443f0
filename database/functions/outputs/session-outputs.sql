-- The deliverables of a session, newest first.
create or replace function app.session_outputs(p_session_id uuid) returns setof app.output_rows
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select o.*
    from app.output_rows o
    where o.org_id = app.org_id()
      and o.session_id = p_session_id
      and o.deleted_at is null
    order by o.created_at desc;
end $$;
grant execute on function app.session_outputs to app_user;
