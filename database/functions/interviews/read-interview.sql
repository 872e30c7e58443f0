-- An interview with its questions and answers, in their order; raises NOT_FOUND.
create or replace function app.read_interview(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  whole jsonb;
begin
  select
    to_jsonb(i) - 'org_id' - 'deleted_at' || jsonb_build_object(
      'turns', coalesce((
        select jsonb_agg(to_jsonb(t) - 'org_id' - 'interview_id' order by t.position)
        from app.interview_turns t
        where t.org_id = i.org_id
          and t.interview_id = i.id
      ), '[]')
    )
  into whole
  from app.interview_rows i
  where i.org_id = app.org_id()
    and i.id = p_id
    and i.deleted_at is null;
  if whole is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return whole;
end $$;
grant execute on function app.read_interview to app_user;
