-- Takes the last question of an interview back, with its answer. NOT_FOUND where it is not there, CONFLICT
-- where others followed, UNPROCESSABLE once the interview has ended.
create or replace function app.take_back_question(p_id uuid, p_question_id uuid) returns uuid
language plpgsql set search_path = ''
as $$
declare
  interview public.persona_interviews := app.require_interview(p_id);
  last_id uuid;
begin
  if interview.deleted_at is not null or app.interview_turn(p_id, p_question_id) is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if interview.ended_at is not null then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  select a.id into last_id
  from public.persona_interview_answers a
  where a.org_id = interview.org_id
    and a.interview_id = p_id
  order by a.position desc
  limit 1;
  if last_id <> p_question_id then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  delete
  from public.persona_interview_answers a
  where a.org_id = interview.org_id
    and a.id = p_question_id;
  return p_question_id;
end $$;
grant execute on function app.take_back_question to app_user;
