-- Ends an interview and keeps its transcript; one that has ended stays as it is.
create or replace function app.end_interview(p_id uuid) returns setof app.interview_rows
language plpgsql set search_path = ''
as $$
begin
  perform app.require_interview(p_id);
  update public.persona_interviews i
  set ended_at = coalesce(i.ended_at, now())
  where i.org_id = app.org_id()
    and i.id = p_id
    and i.deleted_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query
    select r.*
    from app.interview_rows r
    where r.org_id = app.org_id()
      and r.id = p_id;
end $$;
grant execute on function app.end_interview to app_user;
