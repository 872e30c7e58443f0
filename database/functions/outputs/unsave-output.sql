-- Takes a deliverable from those to come back to.
create or replace function app.unsave_output(p_id uuid) returns setof app.output_rows
language plpgsql set search_path = ''
as $$
begin
  perform app.require_output(p_id);
  update public.agent_outputs o
  set
    saved_at = null,
    updated_at = now()
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query select * from app.output_row(p_id);
end $$;
grant execute on function app.unsave_output to app_user;
