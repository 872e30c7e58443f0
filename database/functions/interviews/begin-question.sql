-- What a question of an interview is answered from: the client and what the persona says; or the answer that
-- it has already. UNPROCESSABLE once it has ended or p_most were asked, NOT_FOUND where the persona is gone.
create or replace function app.begin_question(p_id uuid, p_question_id uuid, p_most integer)
returns jsonb
language plpgsql set search_path = ''
as $$
declare
  interview public.persona_interviews := app.require_interview(p_id);
begin
  if interview.deleted_at is not null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if app.interview_turn(p_id, p_question_id) is not null then
    return jsonb_build_object('turn', app.interview_turn(p_id, p_question_id));
  end if;
  perform app.require_persona(interview.persona_id);
  if interview.ended_at is not null or (
    select count(*)
    from public.persona_interview_answers a
    where a.org_id = app.org_id()
      and a.interview_id = p_id
  ) >= p_most then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  return (
    select jsonb_build_object(
      'client_id', interview.client_id,
      'org_id', interview.org_id,
      'user_id', app.user_id(),
      'body', o.content -> 'body'
    )
    from public.agent_outputs o
    where o.org_id = app.org_id()
      and o.id = interview.persona_id
  );
end $$;
grant execute on function app.begin_question to app_user;
