-- A version that waits for a language model to look it through for facts, for one server: the oldest, of what
-- still is the newest of its document. What a server left unfinished is answered again, three times at most.
create or replace function app.claim_learning()
returns table (
  org_id uuid,
  document_id uuid,
  version integer,
  user_id uuid,
  client_id uuid,
  pages jsonb
)
language plpgsql security definer set search_path = ''
as $$
begin
  update public.document_versions v
  set
    learn_state = 'failed',
    learn_note = 'Asking a language model ended three times before it was done.'
  where v.learn_state = 'learning'
    and v.learn_attempts >= 3
    and v.learn_claimed_at < now() - interval '20 minutes';
  return query
    update public.document_versions v
    set learn_state = 'learning', learn_claimed_at = now(), learn_attempts = v.learn_attempts + 1
    from (
      select w.org_id, w.document_id, w.version
      from public.document_versions w
      join public.documents d
        on d.org_id = w.org_id
        and d.id = w.document_id
        and d.version = w.version
        and d.deleted_at is null
      where w.learn_state = 'waiting'
        or (w.learn_state = 'learning' and w.learn_claimed_at < now() - interval '20 minutes')
      order by w.created_at
      limit 1
      for update of w skip locked
    ) next
    where v.org_id = next.org_id
      and v.document_id = next.document_id
      and v.version = next.version
    returning
      v.org_id,
      v.document_id,
      v.version,
      v.added_by,
      v.client_id,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'page', p.page,
          'words', p.words,
          'blocks', p.blocks
        ) order by p.page), '[]')
        from public.document_pages p
        where p.org_id = v.org_id
          and p.document_id = v.document_id
          and p.version = v.version
      );
end $$;
grant execute on function app.claim_learning to app_auth;
