-- Behind PgBouncer the shop's role has the settings that the shop gives its own connections (docs/deploy/README.md).
alter role dossard in database dossard set timezone = 'UTC';
alter role dossard in database dossard set random_page_cost = '1.1';
alter role dossard in database dossard set max_parallel_workers_per_gather = '0';
alter role dossard in database dossard set pg_trgm.word_similarity_threshold = '0.36';
alter role dossard in database dossard set statement_timeout = '60s';
alter role dossard in database dossard set lock_timeout = '10s';
alter role dossard in database dossard set idle_in_transaction_session_timeout = '60s';
