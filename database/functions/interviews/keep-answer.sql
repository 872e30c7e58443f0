-- Keeps a question with its answer behind the others; the same id again answers what was kept first.
create or replace function app.keep_answer(
  p_id uuid,
  p_question_id uuid,
  p_question text,
  p_answer jsonb
)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  interview public.persona_interviews := app.require_interview(p_id);
  kept jsonb := app.interview_turn(p_id, p_question_id);
begin
  if interview.deleted_at is not null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if kept is not null then
    return kept;
  end if;
  if interview.ended_at is not null then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  insert into public.persona_interview_answers (
    org_id,
    id,
    interview_id,
    client_id,
    position,
    question,
    answer,
    asked_by
  )
  select
    interview.org_id,
    p_question_id,
    interview.id,
    interview.client_id,
    coalesce(max(a.position), 0) + 1,
    p_question,
    p_answer,
    app.user_id()
  from public.persona_interview_answers a
  where a.org_id = interview.org_id
    and a.interview_id = interview.id
  on conflict (org_id, id) do nothing;
  kept := app.interview_turn(p_id, p_question_id);
  -- The id is that of a question elsewhere.
  if kept is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return kept;
end $$;
grant execute on function app.keep_answer to app_user;
