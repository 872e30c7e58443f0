alter table public.persona_interview_answers enable row level security;
alter table public.persona_interview_answers force row level security;
create policy owner on public.persona_interview_answers to app_owner using (true) with check (true);

create policy people_read on public.persona_interview_answers for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.persona_interview_answers to app_user;

create policy people_insert on public.persona_interview_answers for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    and asked_by = (select app.user_id())
    -- Into an interview of the same client only: a foreign key looks past row level security.
    and exists (
      select 1
      from public.persona_interviews i
      where i.org_id = persona_interview_answers.org_id
        and i.id = persona_interview_answers.interview_id
        and i.client_id is not distinct from persona_interview_answers.client_id
    )
  );
grant insert (
  org_id,
  id,
  interview_id,
  client_id,
  position,
  question,
  answer,
  asked_by
) on public.persona_interview_answers to app_user;

-- A question is taken back, never changed.
create policy people_delete on public.persona_interview_answers for delete to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
  );
grant delete on public.persona_interview_answers to app_user;
