-- One question of an interview with its answer; null where that interview has none of this id.
create or replace function app.interview_turn(p_interview_id uuid, p_question_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select to_jsonb(t) - 'org_id' - 'interview_id'
    from app.interview_turns t
    where t.org_id = app.org_id()
      and t.interview_id = p_interview_id
      and t.id = p_question_id
  );
end $$;
grant execute on function app.interview_turn to app_user;
